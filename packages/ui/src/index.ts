export type { ShellUser } from "./components/AppHeader/AppHeader.tsx";
export { AppShell, type AppShellProps } from "./components/AppShell/AppShell.tsx";
export { Avatar, type AvatarProps, type AvatarSize } from "./components/Avatar/Avatar.tsx";
export { Banner, type BannerProps, type BannerTone } from "./components/Banner/Banner.tsx";
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from "./components/Button/Button.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { DataTable, type DataTableProps } from "./components/DataTable/DataTable.tsx";
export type { SortDirection, TableColumn, TableView } from "./components/DataTable/tableColumn.ts";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./components/ErrorState/ErrorState.tsx";
export { Icon, type IconProps } from "./components/Icon/Icon.tsx";
export type { IconName } from "./components/Icon/iconPaths.ts";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";
export { JapaneseBehaviour } from "./components/JapaneseBehaviour/JapaneseBehaviour.tsx";
export { Link, type LinkProps } from "./components/Link/Link.tsx";
export { NavigateProvider, type Navigation } from "./components/Link/navigation.ts";
export { Pagination, type PaginationProps } from "./components/Pagination/Pagination.tsx";
export { Panel, type PanelProps } from "./components/Panel/Panel.tsx";
export { PasswordField, type PasswordFieldProps } from "./components/PasswordField/PasswordField.tsx";
export { ProductMark } from "./components/ProductMark/ProductMark.tsx";
export { SearchField, type SearchFieldProps } from "./components/SearchField/SearchField.tsx";
export { Segment, type SegmentOption, type SegmentProps } from "./components/Segment/Segment.tsx";
export { Select, type SelectOption, type SelectProps } from "./components/Select/Select.tsx";
export type { NavGroup, NavItem } from "./components/SideNav/navItem.ts";
export type { ShellTeam } from "./components/SideNav/TeamPlate.tsx";
export { Skeleton, type SkeletonProps, type SkeletonShape } from "./components/Skeleton/Skeleton.tsx";
export { Status, type StatusProps, type StatusTone } from "./components/Status/Status.tsx";
export { Tag, type TagProps, type TagTone } from "./components/Tag/Tag.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export type { Theme } from "./components/ThemeSwitch/ThemeSwitch.tsx";
export { UnitNumber, type UnitNumberProps } from "./components/UnitNumber/UnitNumber.tsx";
export { VisuallyHidden } from "./components/VisuallyHidden/VisuallyHidden.tsx";
export { promiseText } from "./copy/comingSoon.ts";
export type { NavGroupId, NavId } from "./copy/shell.ts";
export { type ScreenId, titleText } from "./copy/titles.ts";
export { troubleText } from "./copy/trouble.ts";
export { ComingSoonScreen, type ComingSoonScreenProps } from "./screens/ComingSoon/ComingSoonScreen.tsx";
export { LoginScreen } from "./screens/Login/LoginScreen.tsx";
export type { DemoAccount, DemoOffer, LoginScreenProps, SignIn, SignInFailure } from "./screens/Login/signIn.ts";
export { MemberListScreen, type MemberListScreenProps } from "./screens/MemberList/MemberListScreen.tsx";
export {
  defaultMemberListView,
  type MemberListView,
  type MemberSort,
  memberSorts,
} from "./screens/MemberList/view.ts";
export type { Loadable } from "./state/loadable.ts";
export { GlobalStyle } from "./tokens/GlobalStyle.tsx";
export { media, type TokenName, token } from "./tokens/theme.ts";
