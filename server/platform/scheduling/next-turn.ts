/**
 * The next turn of the event loop. The runtime accepts connections for as long as there are more, and handles what
 * they sent on the spot: a client that is answered within that turn can connect again at once, and a few of them keep
 * everybody else waiting. Whatever needs nothing that takes time is therefore answered a turn later.
 */
export const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
