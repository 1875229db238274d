import { agents } from './agents';
import { gates } from './gates';
import { tools } from './tools';

/** What only the server for agents says: loaded with it, so that no other command carries it. */
export const forAgents = { agents, gates, tools };
