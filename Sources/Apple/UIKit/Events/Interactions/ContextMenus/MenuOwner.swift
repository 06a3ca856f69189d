/// A view that menus belong to themselves, and not to the interaction that opens them.
@MainActor
protocol MenuOwner: UIView {
  /// Whether a tap opens the menu, and no long press.
  var showsMenuAsPrimaryAction: Bool { get }
}
