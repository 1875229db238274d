import type { Words } from '../../messages/model';
import type { Progress } from '../../model';
import { printable } from '../../text/shorten';
import { progressMessage } from '../../view/run';
import type { OutputStream } from '../host/environment';

export interface ProgressLine {
	show(progress: Progress): void;
	/** Takes the line away, so that what is written next starts at the margin. */
	clear(): void;
}

const startOfLine = '\r\u001b[K';

/** What a run is doing, in one line that is written over; nothing where the stream is no terminal. */
export function progressLine(name: string, stream: OutputStream, words: Words): ProgressLine {
	if (!stream.isTTY) return { show() {}, clear() {} };
	return {
		show: (progress) =>
			void stream.write(
				startOfLine + fitted(`${printable(name)}: ${words.say(progressMessage(progress))}`, stream.columns),
			),
		clear: () => void stream.write(startOfLine),
	};
}

/** The end of a line that is too long for the terminal, which would break it in two; wide characters take two columns. */
function fitted(line: string, columns: number | undefined): string {
	const wide = /[\u1100-\uffff]/.test(line) ? 2 : 1;
	const most = Math.floor(((columns ?? 80) - 1) / wide);
	return line.length <= most ? line : `…${line.slice(1 - most)}`;
}
