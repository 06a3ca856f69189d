import UIKit

/// The edit mode where nobody has one: never on.
enum UnsetEditMode {
  static let location: Location<EditMode> = ConstantLocation(.inactive)
}

private enum HostEditModeKey: EnvironmentKey { static var defaultValue: Location<EditMode>? { nil } }

extension EnvironmentValues {
  /// The edit mode that a hosting controller provides, where nobody else does.
  var hostEditMode: Location<EditMode>? {
    get { self[HostEditModeKey.self] }
    set { self[HostEditModeKey.self] = newValue }
  }

  /// Each hosting controller has an edit mode of its own, unless views set one.
  mutating func provideEditMode(_ location: Location<EditMode>) {
    if let known = editMode, known.location !== hostEditMode, known.location !== UnsetEditMode.location { return }
    guard editMode?.location !== location else { return }
    hostEditMode = location
    editMode = Binding(location: location)
  }
}
