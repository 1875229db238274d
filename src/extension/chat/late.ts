import { followups, respond } from './participant';
import { callTool, prepareTool } from './toolCalls';

/** All that the first call of a tool, or the first request in the chat, loads: as one piece it cuts the least off the editor's start. */
export const late = { callTool, prepareTool, respond, followups };
