import { coatSources, coats, scoreJadeOf } from '../scoring/jade/judging';
import { english } from '../words';

describe('x', () =>
	it('y', async () => {
		const { jade, analysis } = await scoreJadeOf(coats, { files: coatSources });
		for (const i of jade.reportChecklist)
			console.log(
				i.id,
				i.type,
				i.result?.state,
				i.result?.value,
				i.dependsOn.join(),
				'|',
				coats.slice(...i.span).slice(0, 90),
			);
		for (const f of analysis.findings.filter(({ code }) => /gated|refuted/.test(code)))
			console.log(f.code, english.say(f.message));
		console.log(jade.judged?.loadBearing);
		for (const n of analysis.tree.nodes) console.log(n.id, n.type, n.parent, n.support, n.text.slice(0, 70));
	}));
