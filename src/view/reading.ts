import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { ReadingView } from './model';
import { shortfallLines } from './run';

/** What a model said of a report as a whole, and what of its reading is wanting; `null` where none has read it. */
export function readingViewOf({ reading }: Pick<Analysis, 'reading'>, { say }: Words): ReadingView | null {
	if (!reading) return null;
	return {
		title: say(message('review.readBy', reading)),
		whole: [...reading.whole],
		wanting: shortfallLines(reading).map(say),
	};
}
