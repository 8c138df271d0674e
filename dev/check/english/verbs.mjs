/**
 * The verbs that may start the subject of a commit. This is a list because a part-of-speech tagger takes imperatives
 * such as `report`, `number` and `type` for nouns. Add a missing verb here.
 */
export const verbs = new Set(
  `
  abort accept acknowledge add adjust admit adopt align allow announce answer apply ask assert assign attach avoid
  back batch bind block bound break bring budget build bump bundle
  cache calculate call cancel cap catch change check choose cite clarify clean clear close collapse collect combine compare compile
  complete compress compute configure confirm connect consume contain convert copy correct count cover create cut
  debounce decide declare decode deduplicate defer define delay delete deliver demand deny deploy deprecate derive describe detach
  detect determine disable discard dismiss display distinguish document download draw drop duplicate
  embed emit enable encode encrypt end enforce ensure enter erase escape estimate exclude execute exit expand expect expire explain
  export expose extend extract
  fail fetch fill filter find finish fix flatten flush focus fold follow force forget format forward free freeze
  gate gather generate give group guard guide
  handle hash hide highlight hold hydrate
  identify ignore implement import improve include increase index inform initialise inject inline insert inspect install integrate
  interpret introduce invalidate isolate
  join judge keep know
  label land lead leave let lift limit link list listen load localise lock log lower
  mail make map mark mask match measure memoise mention merge migrate mock modify monitor mount move mute
  name narrow navigate normalise note notify number
  offer omit open optimise order override
  pad paginate parse partition pass paste patch pause permit persist pick pin place point poll prefer prefetch prefill prepare preserve
  prevent preview print process project protect prove provide prune publish push put
  quote raise read rebuild recognise record recover redirect redraw reduce refactor refer reference refresh refuse register reject
  relax release reload rely remember remove rename render renew reopen reorder repair repeat replace reply report request require reschedule
  reserve reset resize resolve respect respond restart restore restrict retain retry return reuse revalidate reveal revert review
  revoke reword rewrite rotate round route run
  sanitise save scan schedule scope scroll search seal seed select send separate serialise serve set settle shard share shift
  shorten show shrink sign silence simplify skip slow solve sort specify speed split squash stabilise start state stop store stream
  strengthen strip style submit subscribe suggest support suppress suspend swap switch synchronise
  tag take test throttle throw tidy tighten toggle track translate traverse treat trigger trim truncate trust try turn type
  understand undo unify unlock unmount untangle update upgrade use
  validate verify wait walk warn watch weigh widen withdraw wrap write
  `
    .trim()
    .split(/\s+/),
);
