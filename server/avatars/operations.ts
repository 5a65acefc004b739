import { avatarRoutes, MAX_AVATAR_BYTES } from "../../contract/avatars.ts";
import { sha256 } from "../attachments/blob-store.ts";
import { readFilePart } from "../attachments/multipart.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import { alsoRepeats, orFirstAnswer, refuseRepeat, writeOnce } from "../platform/core/idempotency.ts";
import { query, readAsCaller, sessionOf } from "../platform/core/query.ts";
import type { Statement } from "../platform/db/statements.ts";
import { isKnown } from "../platform/util/entity-tags.ts";
import { ApiError, invalid, notFound } from "../platform/util/errors.ts";
import { countProfileChange } from "../users/attempts.ts";
import { type PictureKind, pictureOf } from "./picture.ts";
import { avatarData, avatarRow, avatarsOf, putAvatar, removeAvatar } from "./store.ts";

/** Browsers decode the whole picture, however small it is shown. */
const MAX_PIXELS = 1024;
/** Others see a new picture after at most so long, unless they ask for its version. */
const MAX_AGE_SECONDS = 300;
const VERSION_CHARS = 32;

/** A caller who may not have a picture is refused before the file is read. */
export const setAvatar: Handler<typeof avatarRoutes.setAvatar> = (call) =>
  orFirstAnswer(call, async () => {
    const { caller, rows } = await readAsCaller(call, { before: avatarRow(sessionOf(call).userId) });
    const { content, digest } = await receivedFile(call);
    await refuseRepeat(call, caller.id);
    const avatar = { user_id: caller.id, version: digest.slice(0, VERSION_CHARS) };
    const kind = acceptedKind(content);
    const row = { ...avatar, kind, updated_at: new Date().toISOString(), data: content };
    const isNew = rows.before[0]?.version !== avatar.version;
    await writeCounted(call, isNew ? [putAvatar(row)] : [], avatar);
    return avatar;
  });

async function receivedFile(call: Call): Promise<{ content: Uint8Array; digest: string }> {
  const share = call.context.uploads.open(sessionOf(call).userId);
  try {
    const { content } = await readFilePart(call.request, { maxBytes: MAX_AVATAR_BYTES, share });
    const digest = await sha256(content);
    alsoRepeats(call, digest);
    return { content, digest };
  } finally {
    share.close();
  }
}

function acceptedKind(content: Uint8Array): PictureKind {
  const picture = pictureOf(content);
  if (!picture) throw new ApiError("unsupported_media_type", "The picture must be a PNG, JPEG or WebP.");
  const { kind, width, height } = picture;
  if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_PIXELS)
    throw invalid("body.file", `must have 1 to ${MAX_PIXELS} pixels in each direction`);
  return kind;
}

export const deleteAvatar: Handler<typeof avatarRoutes.deleteAvatar> = async (call) => {
  const { caller, rows } = await readAsCaller(call, { before: avatarRow(sessionOf(call).userId) });
  await writeCounted(call, rows.before.length > 0 ? [removeAvatar(caller.id)] : [], undefined);
  return undefined;
};

async function writeCounted(call: Call, change: Statement<"avatars">[], answer: unknown): Promise<void> {
  if (change.length > 0) await countProfileChange(call.context, sessionOf(call).userId);
  if (change.length > 0 || call.repeat) await writeOnce(call, change, answer);
}

/** Starts again when the picture is replaced between the two reads. */
export const getAvatar: Handler<typeof avatarRoutes.getAvatar> = async (call) => {
  const { rows } = await readAsCaller(call, { avatar: avatarRow(call.input.user_id) });
  const [avatar] = rows.avatar;
  if (!avatar) throw notFound("This picture");
  const known = { etag: `"${avatar.version}"`, "cache-control": `private, max-age=${MAX_AGE_SECONDS}` };
  if (isKnown(call.request.headers.get("if-none-match"), known.etag)) return new Reply(undefined, known, 304);
  const data = await call.context.db.bytes(avatarData(avatar), sessionOf(call).userId);
  if (!data) return getAvatar(call);
  return new Reply(data, {
    ...known,
    "content-type": `image/${avatar.kind}`,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
};

export const listAvatars = query(avatarRoutes.listAvatars, {
  load: ({ user_ids }) => ({ avatars: avatarsOf([...new Set(user_ids.split(","))]) }),
  answer: ({ avatars }) => ({ items: avatars }),
});
