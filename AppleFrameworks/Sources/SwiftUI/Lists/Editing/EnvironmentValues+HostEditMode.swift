import UIKit

/// A namespace for the edit mode that is used if none is set. It is always inactive.
enum UnsetEditMode {
  static let location: Location<EditMode> = ConstantLocation(.inactive)
}

private enum HostEditModeKey: EnvironmentKey { static var defaultValue: Location<EditMode>? { nil } }

extension EnvironmentValues {
  /// The edit mode that the hosting controller provides.
  var hostEditMode: Location<EditMode>? {
    get { self[HostEditModeKey.self] }
    set { self[HostEditModeKey.self] = newValue }
  }

  /// Sets the hosting controller's edit mode unless views set one.
  mutating func provideEditMode(_ location: Location<EditMode>) {
    if let known = editMode, known.location !== hostEditMode, known.location !== UnsetEditMode.location { return }
    guard editMode?.location !== location else { return }
    hostEditMode = location
    editMode = Binding(location: location)
  }
}
