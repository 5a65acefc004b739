/** Why a sign-in has failed: a page for browsers, in their language, and the usual error for other clients. */
import type { ProblemCode } from "../../contract/base/problems.ts";
import { type Call, Reply } from "../platform/core/call.ts";
import { acceptsHtml } from "../platform/http/headers/media-type.ts";
import { toApiError } from "../platform/http/respond.ts";
import { escaped, SMALL_PAGE_HEADERS, smallPage, waysOn } from "../platform/http/small-page.ts";
import { ApiError } from "../platform/util/errors.ts";
import { languageOf } from "../web/languages.ts";
import { PROBLEM_TEXTS, type ProblemName, WAY_TEXTS, type Way } from "./problem-texts.ts";

/** What is most likely to help comes first. */
const KINDS: Record<ProblemName, { code: ProblemCode; ways: readonly Way[] }> = {
  away: { code: "provider_unavailable", ways: ["again", "login"] },
  expired: { code: "sign_in_expired", ways: ["again", "login"] },
  cancelled: { code: "sign_in_cancelled", ways: ["again", "login"] },
  unproved: { code: "sign_in_unproved", ways: ["again", "login"] },
  noEmail: { code: "email_missing", ways: ["again", "login"] },
  emailTaken: { code: "account_exists", ways: ["connect"] },
  closed: { code: "registration_closed", ways: ["login"] },
  inviteOnly: { code: "registration_closed", ways: ["login"] },
  invitation: { code: "invitation_refused", ways: ["login"] },
  deactivated: { code: "account_deactivated", ways: ["login"] },
  otherAccount: { code: "other_account", ways: ["boards"] },
  linkedElsewhere: { code: "already_connected", ways: ["settings"] },
  linkedBefore: { code: "already_connected", ways: ["settings"] },
  failed: { code: "internal_error", ways: ["again", "login"] },
};

const AWAY_SECONDS = "5";

class SignInProblem extends ApiError {
  readonly problem: ProblemName;
  /** The provider's name, or what else the text is about. */
  readonly about: string;

  constructor(problem: ProblemName, about: string) {
    const { title, text } = PROBLEM_TEXTS.en[problem];
    const headers = problem === "away" ? { "retry-after": AWAY_SECONDS } : undefined;
    super(KINDS[problem].code, `${title(about)}. ${text(about)}`, { headers });
    this.problem = problem;
    this.about = about;
  }
}

export const problem = (name: ProblemName, about: string) => new SignInProblem(name, about);

/** Where the browser was going, and whether to connect an account. */
interface Going {
  next: string;
  link?: unknown;
}

/** People see a page for every error, an unreachable database included. */
export async function withPages(call: Call, going: Going, work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (!acceptsHtml(call.request.headers)) throw error;
    const refused = toApiError(call.context, error, call.requestId);
    const headers = { ...SMALL_PAGE_HEADERS, ...refused.headers };
    return new Reply(page(call, refused, going), headers, refused.status);
  }
}

const OTHER = { problem: "failed", about: "" } as const;

function page({ context, request }: Call, refused: ApiError, { next, link }: Going): string {
  const { problem: name, about } = refused instanceof SignInProblem ? refused : OTHER;
  const language = languageOf(request);
  const { title, text } = PROBLEM_TEXTS[language][name];
  const base = context.config.BASE_PATH;
  const asNext = `?next=${encodeURIComponent(next)}`;
  const paths: Record<Way, string> = {
    again: `/auth/oidc/start${asNext}`,
    login: next === "/" ? "/login" : `/login${asNext}`,
    connect: "/login?next=/settings/login",
    boards: "/",
    settings: "/settings/login",
  };
  // Whoever connects an account is logged in; it begins in the settings.
  const ways: readonly Way[] = link === undefined ? KINDS[name].ways : ["settings"];
  const links = ways.map((way) => ({ words: WAY_TEXTS[language][way], address: base + paths[way] }));
  return smallPage(title(about), `<p>${escaped(text(about))}</p>\n${waysOn(links)}`, language);
}
