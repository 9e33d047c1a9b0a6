/** The item types that can be measured before and after a cleaning. Others may be photographed but are not measured. */
export const itemTypes = ['bag', 'pouch', 'wallet', 'shoe', 'jacket', 'sofa', 'car-seat', 'carpet'] as const;

export type ItemType = (typeof itemTypes)[number];

export const itemTypeNames: Readonly<Record<ItemType, string>> = {
  bag: 'Leather bag',
  pouch: 'Pouch',
  wallet: 'Wallet',
  shoe: 'Shoe',
  jacket: 'Jacket',
  sofa: 'Sofa',
  'car-seat': 'Car seat',
  carpet: 'Carpet',
};
