/** detect-brand: compares a photo of a mark with a merchant's references, and manages the references. */
import { Tabs } from '@mantine/core';
import { useSession } from '../session.ts';
import { useAddressParams } from '../ui/address-params.ts';
import { Page } from '../ui/page.tsx';
import classes from './brand.module.css';
import { CheckPart } from './check-part.tsx';
import { ReferencesPart } from './references-part.tsx';

/** Merchants also manage their references here. */
export function BrandPage() {
  const { merchant } = useSession();
  const [params, setParams] = useAddressParams();
  const part = merchant && params.get('part') === 'references' ? 'references' : 'check';
  return (
    <Page
      title="Brand detection"
      lead="Photograph a maker’s mark, and see whether it looks like one in the reference photos."
      width="wide"
    >
      <p className={classes.limits}>This compares pictures. It can’t tell whether an item is genuine.</p>
      {merchant ? (
        <Tabs
          value={part}
          onChange={(value) =>
            setParams(() => new URLSearchParams(value === 'references' ? { part: value } : {}))
          }
        >
          <Tabs.List mb="lg">
            <Tabs.Tab value="check">Check a photo</Tabs.Tab>
            <Tabs.Tab value="references">My references</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={part}>{part === 'references' ? <ReferencesPart /> : <CheckPart />}</Tabs.Panel>
        </Tabs>
      ) : (
        <CheckPart />
      )}
    </Page>
  );
}
