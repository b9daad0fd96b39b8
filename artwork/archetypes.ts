import type { Archetype } from './archetype';
import { backpack } from './archetypes/backpack';
import { badgeHolder } from './archetypes/badge-holder';
import { badgeWallet } from './archetypes/badge-wallet';
import { bearSpray } from './archetypes/bear-spray';
import { belt } from './archetypes/belt';
import { beltKeepers } from './archetypes/belt-keepers';
import { beret } from './archetypes/beret';
import { bomber } from './archetypes/bomber';
import { boonie } from './archetypes/boonie';
import { cap } from './archetypes/cap';
import { cargoPant } from './archetypes/cargo-pant';
import { chainCuffs } from './archetypes/chain-cuffs';
import { chestRig } from './archetypes/chest-rig';
import { collarPins } from './archetypes/collar-pins';
import { combatShirt } from './archetypes/combat-shirt';
import { cuffCase } from './archetypes/cuff-case';
import { dressCoat } from './archetypes/dress-coat';
import { dutyBelt } from './archetypes/duty-belt';
import { dutyBoot } from './archetypes/duty-boot';
import { dutyGloves } from './archetypes/duty-gloves';
import { dutyHolster } from './archetypes/duty-holster';
import { dutyRigKit } from './archetypes/duty-rig-kit';
import { dutyShirt } from './archetypes/duty-shirt';
import { dutySpray } from './archetypes/duty-spray';
import { energyWeapon } from './archetypes/energy-weapon';
import { fieldJacket } from './archetypes/field-jacket';
import { flashlight } from './archetypes/flashlight';
import { handcuffKey } from './archetypes/handcuff-key';
import { hingedCuffs } from './archetypes/hinged-cuffs';
import { homeSpray } from './archetypes/home-spray';
import { keyBaton } from './archetypes/key-baton';
import { keyHolder } from './archetypes/key-holder';
import { keySpray } from './archetypes/key-spray';
import { launcherLong } from './archetypes/launcher-long';
import { launcherPistol } from './archetypes/launcher-pistol';
import { launcherRevolver } from './archetypes/launcher-revolver';
import { loadVest } from './archetypes/load-vest';
import { lowShoe } from './archetypes/low-shoe';
import { magazinePouch } from './archetypes/magazine-pouch';
import { namePlate } from './archetypes/name-plate';
import { neckHolder } from './archetypes/neck-holder';
import { shoulderPatch } from './archetypes/patch';
import { personalAlarm } from './archetypes/personal-alarm';
import { plateCarrier } from './archetypes/plate-carrier';
import { pocketVest } from './archetypes/pocket-vest';
import { polo } from './archetypes/polo';
import { radioHolder } from './archetypes/radio-holder';
import { serviceBar } from './archetypes/service-bar';
import { shieldBadge } from './archetypes/shield-badge';
import { shorts } from './archetypes/shorts';
import { sideZipBoot } from './archetypes/side-zip-boot';
import { softArmor } from './archetypes/soft-armor';
import { softShell } from './archetypes/soft-shell';
import { sprayGun } from './archetypes/spray-gun';
import { sprayPouch } from './archetypes/spray-pouch';
import { starBadge } from './archetypes/star-badge';
import { stunFlashlight } from './archetypes/stun-flashlight';
import { stunGun } from './archetypes/stun-gun';
import { tShirt } from './archetypes/t-shirt';
import { tieBar } from './archetypes/tie-bar';
import { tourniquet } from './archetypes/tourniquet';
import { uniformTrouser } from './archetypes/uniform-trouser';
import { watchCap } from './archetypes/watch-cap';
import { whistle } from './archetypes/whistle';

/** All kinds of products that can be drawn, by name: in kebab-case, and part of file names. */
export const ARCHETYPES = {
  backpack,
  'badge-holder': badgeHolder,
  'badge-wallet': badgeWallet,
  'bear-spray': bearSpray,
  'belt-keepers': beltKeepers,
  belt,
  beret,
  bomber,
  boonie,
  cap,
  'cargo-pant': cargoPant,
  'chain-cuffs': chainCuffs,
  'chest-rig': chestRig,
  'collar-pins': collarPins,
  'combat-shirt': combatShirt,
  'cuff-case': cuffCase,
  'dress-coat': dressCoat,
  'duty-belt': dutyBelt,
  'duty-boot': dutyBoot,
  'duty-gloves': dutyGloves,
  'duty-holster': dutyHolster,
  'duty-rig-kit': dutyRigKit,
  'duty-shirt': dutyShirt,
  'duty-spray': dutySpray,
  'energy-weapon': energyWeapon,
  'field-jacket': fieldJacket,
  flashlight,
  'handcuff-key': handcuffKey,
  'hinged-cuffs': hingedCuffs,
  'home-spray': homeSpray,
  'key-baton': keyBaton,
  'key-holder': keyHolder,
  'key-spray': keySpray,
  'launcher-long': launcherLong,
  'launcher-pistol': launcherPistol,
  'launcher-revolver': launcherRevolver,
  'load-vest': loadVest,
  'low-shoe': lowShoe,
  'magazine-pouch': magazinePouch,
  'name-plate': namePlate,
  'neck-holder': neckHolder,
  patch: shoulderPatch,
  'personal-alarm': personalAlarm,
  'plate-carrier': plateCarrier,
  'pocket-vest': pocketVest,
  polo,
  'radio-holder': radioHolder,
  'service-bar': serviceBar,
  'shield-badge': shieldBadge,
  shorts,
  'side-zip-boot': sideZipBoot,
  'soft-armor': softArmor,
  'soft-shell': softShell,
  'spray-gun': sprayGun,
  'spray-pouch': sprayPouch,
  'star-badge': starBadge,
  'stun-flashlight': stunFlashlight,
  'stun-gun': stunGun,
  't-shirt': tShirt,
  'tie-bar': tieBar,
  tourniquet,
  'uniform-trouser': uniformTrouser,
  'watch-cap': watchCap,
  whistle,
} as const satisfies Readonly<Record<string, Archetype>>;

export type ArchetypeName = keyof typeof ARCHETYPES;
