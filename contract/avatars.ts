/** Pictures of people. They are not part of `User`, which is in every board and event. */
import * as z from "zod/mini";
import { atMost, id, resource, route } from "./base/define.ts";

export const MAX_AVATAR_BYTES = 131_072;
/** Of a list of users. */
export const MOST_USERS = 100;

/** `version` is another one with every other picture. */
const Avatar = resource("Avatar", { user_id: id, version: z.string() });
export type Avatar = z.output<typeof Avatar>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const userIds = z.string().check(
  atMost(MOST_USERS * 37 - 1),
  z.toLowerCase(),
  z.refine<string>((list) => list.split(",").every((id) => UUID.test(id)), {
    error: `must be 1 to ${MOST_USERS} ids, separated by commas`,
  }),
);

const tag = "Avatars";

export const avatarRoutes = {
  setAvatar: route({
    method: "PUT",
    path: "/me/avatar",
    tag,
    summary:
      "Set my picture: multipart with exactly one file part, a PNG, JPEG or WebP of at most 128 KiB and 1024 × 1024 pixels",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    accepts: "multipart",
    status: 200,
    answer: Avatar,
    errors: [400, 429],
  }),
  deleteAvatar: route({
    method: "DELETE",
    path: "/me/avatar",
    tag,
    summary: "Remove my picture, if I have one",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    status: 204,
    errors: [429],
  }),
  getAvatar: route({
    method: "GET",
    path: "/users/{user_id}/avatar",
    tag,
    summary: "The picture of a user; ETag and If-None-Match are honoured",
    access: "authenticated",
    scope: "read",
    status: 200,
    sends: "bytes",
    errors: [404],
  }),
  listAvatars: route({
    method: "GET",
    path: "/avatars",
    tag,
    summary: "Which of these users have a picture, and its version",
    access: "authenticated",
    scope: "read",
    query: z.object({ user_ids: userIds }),
    status: 200,
    answer: z.object({ items: z.array(Avatar) }),
  }),
};
