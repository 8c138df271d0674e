import { firstPageSeed } from '@preventivo/funnel/server';
import { travel } from '@preventivo/line-travel/line';
import { Quote } from './quote';

export default function Page() {
  return <Quote seed={firstPageSeed(travel)} />;
}
