/**
 * Score. `npm run zz-dbg`
 */
import { toAtoms } from '../lib/order/atoms';
import { mentionsIn } from '../lib/order/mentions';
const atoms = toAtoms(process.env.L as string);
console.log(atoms.map(a=>a.text+(a.value!==undefined?'#':'')).join(' '));
console.log(JSON.stringify(mentionsIn(atoms, () => true, { controls: [{name:'size',legend:'',values:['9','9.5','10','10.5','11','12']}], colors: { colors: [], isColor: () => false } })));
