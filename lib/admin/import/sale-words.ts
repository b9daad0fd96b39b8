import { foldText } from '../../fold';

/** Words by which files say that goods are for sale, and that they are not, in the languages of their headers. */
const SOLD =
  '1,true,yes,y,x,ja,j,oui,o,si,s,sim,tak,ano,on,add,revise,relist,active,activated,enabled,published,publish,live,visible,listed,public,online,for sale,available,in stock,instock,aktiv,aktiviert,veroffentlicht,sichtbar,freigegeben,verfugbar,lieferbar,actif,active,publie,affiche,disponible,en ligne,en stock,en vente,activo,activa,habilitado,publicado,publicada,attivo,attiva,abilitato,pubblicato,visibile,disponibile,ativo,ativa,visivel,disponivel,actief,ingeschakeld,gepubliceerd,zichtbaar,beschikbaar,aktywna,widoczny,opublikowany,dostepny,w sprzedazy,synlig,publicerad,i lager,tillganglig,pa lager,aktivni,aktywny,catalog,search,catalog search,catalogue,both,global,everywhere';
const HELD =
  '0,2,false,no,n,non,nein,nee,nao,nie,nej,nei,off,draft,archived,archive,inactive,deactivated,disabled,hidden,private,unpublished,not published,unlisted,unavailable,offline,pending,suspended,blocked,retired,obsolete,discontinued,withdrawn,end,ended,expired,trash,trashed,deleted,removed,not for sale,not visible,not visible individually,nobody,none,entwurf,archiviert,inaktiv,deaktiviert,nicht aktiv,versteckt,verborgen,ausgeblendet,unsichtbar,privat,gesperrt,geloscht,nicht veroffentlicht,nicht sichtbar,ausgelaufen,auslauf,brouillon,archivee,inactif,inactive,desactive,desactivee,masque,masquee,cache,prive,non publie,hors ligne,supprime,borrador,archivado,inactivo,inactiva,desactivado,deshabilitado,oculto,oculta,privado,no publicado,no visible,eliminado,descatalogado,descatalogada,fuera de catalogo,discontinuado,fuori catalogo,fuori produzione,fora de linha,uit assortiment,auslaufartikel,arrete,bozza,archiviato,inattivo,disattivato,disabilitato,nascosto,privato,non pubblicato,non visibile,rascunho,arquivado,inativo,inativa,desativado,nao publicado,concept,gearchiveerd,inactief,uitgeschakeld,niet actief,nieaktywny,nieaktywna,wycofany,wycofana,ukryty,ukryta,niedostepny w sprzedazy,szkic,utgatt,utgar,dold,inaktiv,vilande,opublicerad,skjult,udgaet,descontinuado,suspenso,niet gepubliceerd';
const GONE =
  'out of stock,outofstock,oos,sold out,soldout,not in stock,ausverkauft,nicht lieferbar,nicht verfugbar,nicht auf lager,epuise,rupture,rupture de stock,en rupture,indisponible,agotado,sin stock,no disponible,esaurito,non disponibile,esgotado,indisponivel,uitverkocht,brak,wyprzedany,niedostepny,brak w magazynie,slutsald,slut,slut i lager,ej i lager,udsolgt,ikke pa lager,niet op voorraad,niet beschikbaar';

const table = (words: string) => new Set(words.split(',').map(foldText));
const [sold, held, gone] = [table(SOLD), table(HELD), table(GONE)];

/** Whether a word of a file says that goods are for sale, those too of which none is left; undefined for a word that is not known. */
export function isForSale(word: string): boolean | undefined {
  const plain = foldText(word);
  // The sign of a number is no letter.
  if (/^\s*-/.test(word) || held.has(plain)) return false;
  return sold.has(plain) || gone.has(plain) ? true : undefined;
}

/** Whether a word says that none is left. */
export const isSoldOut = (word: string): boolean => gone.has(foldText(word));

/** Whether a cell says no: '0', 'false', 'draft', 'out of stock'. */
export const isNo = (cell: string): boolean => isForSale(cell) === false || isSoldOut(cell);
