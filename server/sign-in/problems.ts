/** Why a sign-in has failed: a page for browsers, in their language, and the usual error for other clients. */
import type { ProblemCode } from "../../contract/base/problems.ts";
import { type Call, Reply } from "../platform/core/call.ts";
import { acceptsHtml } from "../platform/http/headers/media-type.ts";
import { toApiError } from "../platform/http/respond.ts";
import { escaped, SMALL_PAGE_HEADERS, smallPage } from "../platform/http/small-page.ts";
import { ApiError } from "../platform/util/errors.ts";
import { languageOf } from "../web/languages.ts";
import { PAGE_TEXTS, PROBLEM_TEXTS, type ProblemName } from "./problem-texts.ts";

const CODES: Record<ProblemName, ProblemCode> = {
  away: "unavailable",
  expired: "link_expired",
  cancelled: "forbidden",
  unproved: "malformed_request",
  noEmail: "forbidden",
  emailTaken: "already_taken",
  closed: "registration_closed",
  inviteOnly: "registration_closed",
  invitation: "registration_closed",
  deactivated: "forbidden",
  otherAccount: "already_taken",
  linkedElsewhere: "already_taken",
  linkedBefore: "already_taken",
  failed: "internal_error",
};

const AWAY_SECONDS = "5";

class SignInProblem extends ApiError {
  readonly problem: ProblemName;
  /** The provider's name, or what else the text is about. */
  readonly about: string;

  constructor(problem: ProblemName, about: string) {
    const { title, text } = PROBLEM_TEXTS.en[problem];
    const headers = problem === "away" ? { "retry-after": AWAY_SECONDS } : undefined;
    super(CODES[problem], `${title(about)}. ${text(about)}`, { headers });
    this.problem = problem;
    this.about = about;
  }
}

export const problem = (name: ProblemName, about: string) => new SignInProblem(name, about);

/** People see a page for every error, an unreachable database included. */
export async function withPages(call: Call, next: () => string, work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (!acceptsHtml(call.request.headers)) throw error;
    const refused = toApiError(call.context, error, call.requestId);
    const { problem: name, about } = refused instanceof SignInProblem ? refused : OTHER;
    const headers = { ...SMALL_PAGE_HEADERS, ...refused.headers };
    return new Reply(page(call, { name, about, next: next() }), headers, refused.status);
  }
}

const OTHER = { problem: "failed", about: "" } as const;

function page({ context, request }: Call, shown: { name: ProblemName; about: string; next: string }): string {
  const language = languageOf(request);
  const { title, text } = PROBLEM_TEXTS[language][shown.name];
  const words = PAGE_TEXTS[language];
  const base = context.config.BASE_PATH;
  const again = `${base}/auth/oidc/start?next=${encodeURIComponent(shown.next)}`;
  return smallPage(
    title(shown.about),
    `<p>${escaped(text(shown.about))}</p>
<p><a href="${escaped(again)}">${escaped(words.again)}</a> · <a href="${base}/login">${escaped(words.back)}</a></p>`,
    language,
  );
}
