import { checks } from './checks';

/** Every sentence a user can be told, by the table that holds it. */
export const catalog = { checks };
