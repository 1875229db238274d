import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { type Finding, findingCodes } from './model';

/** Titles, by message code, of findings that the title of their code does not fit. */
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
export function titleOfFinding({ code, message: told }: Pick<Finding, 'code' | 'message'>): Message {
	return ownTitles[told.code] ?? findingCodes[code].title;
}
