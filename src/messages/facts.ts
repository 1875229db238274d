import { type Message, says } from './model';

/** What a source says of a conclusion that cites it, with why. */
interface Ground {
	readonly why: Message | null;
}

/** What verifying facts came to. The English of the reasons for facts stands in questions to models: it changes their answers’ keys. */
export const facts = {
	sourcesDisagree: says({
		en: 'The sources it cites disagree: one supports it, another contradicts it.',
		'zh-CN': '所引的来源互相矛盾：一个支持它，另一个与它相反。',
	}),
	notMentioned: says({ en: 'The source it cites does not mention it.', 'zh-CN': '所引的来源没有提到它。' }),
	notRead: says({ en: 'The source it cites has not been read.', 'zh-CN': '尚未读取所引的来源。' }),
	noSource: says({
		en: 'It cites no source, and none at hand decides it.',
		'zh-CN': '它没有引用来源，现有的来源也无法判定。',
	}),
	twoDisagree: says({ en: 'Two sources disagree on it.', 'zh-CN': '两个来源对此说法不一。' }),

	groundSupported: says<Ground>({
		en: ({ why }, { say }) => `The cited source supports this.${why ? ` ${say(why)}` : ''}`,
		'zh-CN': ({ why }, { say }) => `所引来源支持这一点。${why ? say(why) : ''}`,
	}),
	groundPartly: says<Ground>({
		en: ({ why }, { say }) => `The cited source supports only part of this.${why ? ` ${say(why)}` : ''}`,
		'zh-CN': ({ why }, { say }) => `所引来源只支持其中一部分。${why ? say(why) : ''}`,
	}),
	groundContradicted: says<Ground>({
		en: ({ why }, { say }) => `The cited source says otherwise.${why ? ` ${say(why)}` : ''}`,
		'zh-CN': ({ why }, { say }) => `所引来源的说法与此不同。${why ? say(why) : ''}`,
	}),
};
