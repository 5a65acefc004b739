/** What people type in place of a date, in small letters and without accents; months and weekdays have their names. */
export const today = /^(?:today|tod|tonight|now)$/;
export const tomorrow = /^(?:tomorrow|tom|tmr)$/;
export const dayAfterTomorrow = /^(?:the )?day after tomorrow$/;
export const yesterday = /^yesterday$/;
export const units = {
  day: /^(?:d|days?)$/,
  week: /^(?:w|wk|weeks?)$/,
  month: /^(?:m|mo|months?)$/,
  year: /^(?:y|years?)$/,
};
/** In place of 1, 2, 3 and 4. */
export const numbers = { one: /^(?:an?|one)$/, two: /^two$/, three: /^three$/, four: /^four$/ };
/** At the beginning, where it changes nothing. */
export const thisOne = /^(?:on|this|coming) /;
/** Before a weekday or a unit. */
export const nextOne = /^next /;

export const examples = "For example “fri”, “in 2 weeks” or “24 dec”.";
export const notUnderstood = "That isn’t a date we recognise.";
