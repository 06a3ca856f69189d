@_spi(Host) import UIKit

private enum DesignKey: EnvironmentKey { static var defaultValue: DesignGeneration { .iOS13 } }

extension EnvironmentValues {
  /// The generation of the system's design that views are shown in.
  var design: DesignGeneration {
    get { self[DesignKey.self] }
    set {
      guard newValue != design else { return }
      self[DesignKey.self] = newValue
      // What nobody has set is the design's.
      defaultMinListRowHeight = ListMeasures.of(newValue).rowHeight
    }
  }
}
