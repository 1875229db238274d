import { setContext } from './activeReport';

/** A finding was mended or set aside, by whatever way: the walkthrough's step of that name is done. */
export function noteSettled(): void {
	setContext('plumbline.findingSettled', true);
}
