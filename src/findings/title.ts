import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { type Finding, findingCodes } from './model';

/** Kinds of a code for which its title would be untrue, by what is said of them. */
const ownTitles: Readonly<Partial<Record<string, Message>>> = {
	'numbers.otherCount': message('numbers.countOfList'),
	'checks.unseenMaterial': message('checks.unfollowable'),
	'checks.missingPart': message('checks.unfollowable'),
	'checks.spacedAddress': message('checks.cannotOpen'),
	'checks.unfinished': message('checks.unfinishedText'),
	'checks.lostCells': message('checks.notShown'),
	'checks.writersTalk': message('checks.leftOver'),
};

/** What a finding is called in lists. */
export function titleOf({ code, message: told }: Pick<Finding, 'code' | 'message'>): Message {
	return ownTitles[told.code] ?? findingCodes[code].title;
}
