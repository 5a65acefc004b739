/** The pages that are loaded when they are needed. */
import { lazyPart } from "./ui/feedback/lazy-part.tsx";
import { missingPage, missingUnasked } from "./ui/feedback/missing-part.tsx";

export const BoardsPage = lazyPart(() => import("./boards/boards-page.tsx"), missingPage);
export const BoardPage = lazyPart(() => import("./board/board-page.tsx"), missingPage);
export const MyCardsPage = lazyPart(() => import("./my-cards/my-cards-page.tsx"), missingPage);
export const NotFoundPage = lazyPart(() => import("./shell/not-found-page.tsx"), missingPage);
export const SearchPage = lazyPart(() => import("./search/page/search-page.tsx"), missingPage);
export const ImportPage = lazyPart(() => import("./imports/page/import-page.tsx"), missingPage);
export const SettingsPage = lazyPart(() => import("./account/settings-page.tsx"), missingPage);
export const SignedInPage = lazyPart(() => import("./account/enter/signed-in-page.tsx"), missingPage);
export const InvitePage = lazyPart(() => import("./account/enter/invite-page.tsx"), missingPage);
export const LoginDialog = lazyPart(() => import("./account/enter/login-dialog.tsx"), missingUnasked);
export const LoginPage = lazyPart(() => import("./account/enter/login-page.tsx"), missingPage);
export const RegisterPage = lazyPart(() => import("./account/enter/register-page.tsx"), missingPage);
export const ForgotPage = lazyPart(() => import("./account/enter/forgot-page.tsx"), missingPage);
export const ResetPage = lazyPart(() => import("./account/enter/reset-page.tsx"), missingPage);
export const VerifyPage = lazyPart(() => import("./account/enter/verify-page.tsx"), missingPage);
