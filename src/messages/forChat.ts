import { chat } from './chat';

/** What only the editor's chat says, its tools among it: loaded with the first of them, so that nothing else carries it. */
export const forChat = { chat };
