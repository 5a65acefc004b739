import { ApiError } from "../../client/http.ts";
import type { Avatar } from "../../contract/avatars.ts";
import { keepFaces, readFaces } from "../storage/kept-faces.ts";
import type { LookUp } from "../ui/display/pictures.ts";
import { uncheckedApi } from "./api.ts";
import { cookieOwner, isCookieOf, untilNextLogin } from "./login.ts";

export const lookUp: LookUp = {
  /** A page without a login does not ask for one because of pictures. */
  async ask(ids) {
    const userId = cookieOwner();
    try {
      const { items } = await uncheckedApi.listAvatars({ user_ids: ids.join() });
      // Logging out, in whatever tab, has removed what was stored: nothing may be stored after that.
      if (userId && isCookieOf(userId)) keepFaces(userId, ids, items).catch(() => {});
      return items;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  },
  untilLogin: untilNextLogin,
  async stored(): Promise<readonly Avatar[]> {
    const userId = cookieOwner();
    return userId ? readFaces(userId) : [];
  },
};
