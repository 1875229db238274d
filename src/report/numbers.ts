import type { DraftBlock } from './drafts';
import type { Quantity } from './model';
export function readNumbers(_source: string, _ink: Uint8Array, _blocks: readonly DraftBlock[]): Quantity[] {
	return [];
}
