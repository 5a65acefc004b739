export const today = /^(?:heute|jetzt)$/;
export const tomorrow = /^morgen$/;
export const dayAfterTomorrow = /^ue?bermorgen$/;
export const yesterday = /^gestern$/;
export const units = {
  day: /^(?:t|tage?n?)$/,
  week: /^(?:w|wo|wochen?)$/,
  month: /^(?:m|monate?n?)$/,
  year: /^(?:j|jahre?n?)$/,
};
export const numbers = { one: /^eine?[mrn]?$/, two: /^zwei$/, three: /^drei$/, four: /^vier$/ };
export const thisOne = /^(?:am|diese[mnrs]?|kommende[mnrs]?) /;
export const nextOne = /^nachste[mnrs]? /;

export const examples = "Zum Beispiel „Fr“, „in 2 Wochen“ oder „24.12.“";
export const notUnderstood = "Das verstehen wir nicht als Datum.";
