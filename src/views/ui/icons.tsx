/**
 * Line icons drawn for Patina: 24 units, one stroke, round ends, like stitches on leather. They are hidden from screen
 * readers: a button that shows only an icon needs an accessible name of its own.
 */
import type { ReactElement, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}
export type Icon = (props: IconProps) => ReactElement;

function icon(...paths: readonly string[]): Icon {
  return function LineIcon({ size = 20, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}

export const HomeIcon = icon(
  'M4 10.5 12 4l8 6.5',
  'M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5',
  'M10 20v-5h4v5',
);
export const MoneyBagIcon = icon(
  'M9 7.5 7.2 4.3a.6.6 0 0 1 .7-.9c1.4.5 2.7.5 4.1 0 1.4.5 2.7.5 4.1 0a.6.6 0 0 1 .7.9L15 7.5z',
  'M9 7.5C5.6 9.5 4 12.6 4 15.5 4 19 6.5 20.5 12 20.5s8-1.5 8-5c0-2.9-1.6-6-5-8',
  'M9 14h6M9 16.8h6',
);
export const UserIcon = icon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  'M4.5 20c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5',
);
export const UsersIcon = icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  'M2.8 19.5c.6-3.2 3-4.8 6.2-4.8s5.6 1.6 6.2 4.8',
  'M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 15c1.8.7 2.9 2.2 3.2 4.5',
);
export const SettingsIcon = icon('M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5', 'M15 5v4M9 10v4M13 15v4');
export const SignInIcon = icon('M13 4h5a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-5', 'M4 12h11M11 8l4 4-4 4');
export const SignOutIcon = icon('M11 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h5', 'M9.5 12H20M16 8l4 4-4 4');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const MoreIcon = icon('M5.5 12v.01M12 12v.01M18.5 12v.01');
export const AttachIcon = icon(
  'M20 11.5l-8 8a5 5 0 0 1-7-7l8.5-8.5a3.4 3.4 0 0 1 4.8 4.8L10 17a1.7 1.7 0 0 1-2.4-2.4l7.2-7.2',
);
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const CheckIcon = icon('M5 12.5 10 17.5 19.5 7');
export const TrashIcon = icon(
  'M4.5 7h15M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2',
  'M6.5 7l.8 12a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-12',
  'M10.5 11v5M13.5 11v5',
);
export const EditIcon = icon('M14.5 5.5l4 4L8.5 19.5l-4.7.7.7-4.7z', 'M12.5 7.5l4 4');
export const CopyIcon = icon(
  'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1z',
  'M16 6V4a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h1',
);
export const DragIcon = icon('M9 5.5v.01M15 5.5v.01M9 12v.01M15 12v.01M9 18.5v.01M15 18.5v.01');
export const ArrowUpIcon = icon('M12 19.5V5M6 11l6-6 6 6');
export const ArrowDownIcon = icon('M12 4.5V19M6 13l6 6 6-6');
export const ArrowRightIcon = icon('M4.5 12H19M13 6l6 6-6 6');
export const ArrowLeftIcon = icon('M19.5 12H5M11 6l-6 6 6 6');
export const ChevronDownIcon = icon('M6 9.5l6 6 6-6');
export const ChevronRightIcon = icon('M9.5 6l6 6-6 6');
export const UndoIcon = icon('M8.5 5 4 9.5 8.5 14', 'M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3');
export const RedoIcon = icon('M15.5 5 20 9.5 15.5 14', 'M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3');
export const SearchIcon = icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z', 'M15.5 15.5 20 20');
export const FilterIcon = icon('M4 6h16l-6.2 7.2V19l-3.6-2v-3.8z');
export const DownloadIcon = icon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5', 'M4.5 19.5h15');
export const UploadIcon = icon('M12 15.5V4.5M7.5 9 12 4.5 16.5 9', 'M4.5 19.5h15');
export const CameraIcon = icon(
  'M4 8.5a1.5 1.5 0 0 1 1.5-1.5H8l1.5-2.5h5L16 7h2.5A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5z',
  'M12 16a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
);
export const PlayIcon = icon('M8 5.5v13l11-6.5z');
export const SoundIcon = icon(
  'M9 18V6l10-2v12',
  'M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  'M19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
);
export const BellIcon = icon('M6 17h12l-1.6-2.4V10.5a4.4 4.4 0 0 0-8.8 0v4.1z', 'M10 20h4');
export const FlagIcon = icon('M6 20.5V4', 'M6 4.5h12l-2.8 4 2.8 4H6');
export const VideoIcon = icon(
  'M3.5 8A1.5 1.5 0 0 1 5 6.5h8.5A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16z',
  'M15 10.5l5.5-3v9l-5.5-3',
);
export const MicrophoneIcon = icon(
  'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3z',
  'M6 11.5a6 6 0 0 0 12 0M12 17.5v3',
);
export const RecordIcon = icon('M12 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z');
export const StopIcon = icon('M7 7h10v10H7z');
export const PauseIcon = icon('M8.5 6v12M15.5 6v12');
export const InfoIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z', 'M12 11v5.5M12 7.8v.01');
export const AlertIcon = icon('M12 4 3 19.5h18z', 'M12 10v4.5M12 17v.01');
export const OfflineIcon = icon(
  'M4 4l16 16',
  'M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.5M19 12a10 10 0 0 0-6.2-2.9M2.5 8.5A14.5 14.5 0 0 1 6 6.2M21.5 8.5A14.5 14.5 0 0 0 10.5 4.6',
  'M12 19v.01',
);
export const InstallIcon = icon('M12 4v8.5M8.5 9 12 12.5 15.5 9', 'M6.5 15H4v4.5h16V15h-2.5');
export const SunIcon = icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  'M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
);
export const MoonIcon = icon('M19.5 14A8 8 0 0 1 10 4.5a8 8 0 1 0 9.5 9.5z');
export const DeviceIcon = icon('M4.5 5h15v10.5h-15z', 'M9 19.5h6M12 15.5v4');
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
export const EyeOffIcon = icon(
  'M4 4l16 16',
  'M10 6a9 9 0 0 1 2-.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.5 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2',
  'M10 10a3 3 0 0 0 4 4',
);
export const LockIcon = icon(
  'M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z',
  'M8 11V8a4 4 0 0 1 8 0v3',
);
export const ShieldIcon = icon('M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z', 'M9 12l2.2 2.2L15 10');
export const SprayIcon = icon(
  'M8 10h6a2 2 0 0 1 2 2v8a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-8a2 2 0 0 1 2-2z',
  'M9 10V7h4v3M9 7V4.5h5l1.5 2H13',
  'M18 4v.01M20.5 3v.01M20.5 6v.01M9 15h4',
);
export const BriefcaseIcon = icon(
  'M4.5 8h15a1 1 0 0 1 1 1v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V9a1 1 0 0 1 1-1z',
  'M9 8V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V8M3.5 13h17M12 12v2',
);
export const FlowIcon = icon(
  'M4 4.5h6v5H4zM14 14.5h6v5h-6z',
  'M10 7h4a3 3 0 0 1 3 3v4.5M14.5 12l2.5 2.5 2.5-2.5',
);
export const CalendarIcon = icon('M5 6h14v13.5H5z', 'M5 10.5h14M8.5 3.5V7M15.5 3.5V7');
export const ChartIcon = icon('M4.5 4v15.5H20', 'M9 16v-5M13 16V7.5M17 16v-3');
export const HistoryIcon = icon('M4 12a8 8 0 1 0 2.7-6', 'M4 4v4h4M12 7.5V12l3 2');
export const PhoneIcon = icon(
  'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  'M11 17.5h2',
);
export const DocumentIcon = icon(
  'M7 3.5h7l4 4V20a.5.5 0 0 1-.5.5h-10.5A.5.5 0 0 1 6.5 20V4a.5.5 0 0 1 .5-.5z',
  'M14 3.5v4h4M9.5 12h5M9.5 15.5h5',
);
export const CartIcon = icon(
  'M3.5 4.5h2.2l2.4 10.2a1.2 1.2 0 0 0 1.2.9h8a1.2 1.2 0 0 0 1.2-.9L20 8H6.6',
  'M9.8 19.3v.01M16.8 19.3v.01',
);
export const StoreIcon = icon(
  'M4.5 10.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-8.5',
  'M5 4.5h14l1.5 4.5a2.8 2.8 0 0 1-5.6.3 2.8 2.8 0 0 1-5.7 0A2.8 2.8 0 0 1 3.5 9z',
  'M10 20v-4.5h4V20',
);
export const TagIcon = icon(
  'M4 5a1 1 0 0 1 1-1h6.6l8 8a1.4 1.4 0 0 1 0 2l-5.6 5.6a1.4 1.4 0 0 1-2 0L4 11.6z',
  'M8.3 8.3v.01',
);
export const PictureIcon = icon(
  'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z',
  'M4.5 17l4.5-5 3.5 3.8 2.5-2.5 4.5 4.4M15.5 9v.01',
);
export const PicturesIcon = icon(
  'M8 4h11a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z',
  'M7.4 13.2l3.4-3.6 2.8 3 2-2 4 3.8M16.5 7.5v.01',
  'M4 8.5V18a1 1 0 0 0 1 1h11.5',
);
export const MoveIcon = icon(
  'M12 4v16M4 12h16',
  'M9.5 6.5 12 4l2.5 2.5M9.5 17.5 12 20l2.5-2.5M6.5 9.5 4 12l2.5 2.5M17.5 9.5 20 12l-2.5 2.5',
);
export const CompareIcon = icon('M12 4v16', 'M8.5 8.5 5 12l3.5 3.5M15.5 8.5 19 12l-3.5 3.5');
export const SwapIcon = icon('M5 8.5h13M15 5l3.5 3.5L15 12', 'M19 15.5H6M9 12l-3.5 3.5L9 19');
export const BuildingIcon = icon(
  'M5.5 20V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15M14.5 10H18a1 1 0 0 1 1 1v9M3.5 20h17',
  'M8.5 8h3M8.5 12h3M8.5 16h3',
);
export const ShareIcon = icon(
  'M7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  'M9.2 10.8 14.8 7M9.2 13.2l5.6 4',
);
export const QuestionIcon = icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z',
  'M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.7.4-1.1.9-1.1 1.7M12 16.8v.01',
);
