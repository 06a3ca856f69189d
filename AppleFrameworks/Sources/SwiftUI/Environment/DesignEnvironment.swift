@_spi(Host) import UIKit

private enum DesignKey: EnvironmentKey { static var defaultValue: DesignGeneration { .iOS13 } }

extension EnvironmentValues {
  /// The generation of the system's design.
  var design: DesignGeneration {
    get { self[DesignKey.self] }
    set {
      guard newValue != design else { return }
      self[DesignKey.self] = newValue
      // Values that are not set explicitly follow the design.
      defaultMinListRowHeight = ListMeasures.of(newValue).rowHeight
    }
  }
}
