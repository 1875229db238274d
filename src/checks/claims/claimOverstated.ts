import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import type { LogicNode } from '../../tree/model';
import { findWording, type Wording } from './wording';

/** Words that leave no room for doubt; not where they are taken back ("almost certainly", "not always") or demanded ("must never"). */
const certainty: Wording = {
	en: /\b(?=[abcdghimnpuw])(?<!\b(?:almost|nearly|virtually|practically|not|cannot|no|nor|never|hardly|rarely|if|whether|should|must|to)\s(?:\w+\s)?|n['’]t\s(?:\w+\s)?)(?:(?:most\s)?certainly|undoubtedly|unquestionably|undeniably|indisputably|inevitabl[ey]|without\s(?:a\s|any\s)?doubt|beyond\s(?:any\s|all\s|a\s)?doubt|(?:is|are|be)\sguaranteed|guarantees?\s(?:that|success|growth|returns?|profits?)|proves\sthat|proof\sthat|proven\sbeyond|will\s(?:definitely|surely|absolutely)|(?:is|are|has|have|do|does|will)\s(?:always|never)|(?:always|never)\s\w+s)\b/giu,
	zh: /(?<![不未非无没])(?:必然(?!性|联系|要求|选择)|必定|必将|势必|毫无疑问|毋庸置疑|无疑|注定|百分之百|永远|(?:一定|肯定)(?:会|能|是|将|可以)|绝对(?=是|会|能|不|可|的|没有|安全|可靠|正确)|不可能(?!三角))/gu,
};

/** `claim.overstated`: a claim put as certain although nothing in the report fully supports it. */
export const overstatedClaims: Check = ({ report, tree }) =>
	tree.nodes.filter(isOpenClaim).flatMap((node) => {
		const span = findWording(report, node.span, certainty);
		if (!span) return [];
		const words = report.source.slice(...span);
		return [
			{
				code: 'claim.overstated' as const,
				span,
				message: message('claims.overstated', { words }),
				data: { node: node.id, words },
			},
		];
	});

/** A citation on the claim is evidence given, whatever it is worth. */
function isOpenClaim({ type, support, sentence, citations }: LogicNode): boolean {
	const open = support === 'unsupported' || support === 'partial';
	return type === 'argument' && sentence !== undefined && open && citations.length === 0;
}
