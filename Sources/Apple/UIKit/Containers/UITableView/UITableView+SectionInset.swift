extension UITableView {
  /// Whether sections keep from the sides of a narrow phone what SwiftUI's lists do since iOS 16.
  @_spi(Host) public final var insetsSectionsAsLists: Bool {
    get { traitOverrides.contains(DesignMeasuresTrait.self) }
    set {
      guard newValue != insetsSectionsAsLists else { return }
      if newValue {
        traitOverrides[DesignMeasuresTrait.self] = .iOS16Lists
      } else {
        traitOverrides.remove(DesignMeasuresTrait.self)
      }
    }
  }
}
