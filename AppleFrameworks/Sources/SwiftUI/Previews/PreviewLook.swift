import UIKit

/// What views say of the preview that shows them.
struct PreviewLook {
  var layout: PreviewLayout?
  var name: String?
}

enum PreviewLookKey: PreferenceKey {
  static var defaultValue: PreviewLook { PreviewLook() }
  static func reduce(value: inout PreviewLook, nextValue: () -> PreviewLook) {
    let next = nextValue()
    value.layout = value.layout ?? next.layout
    value.name = value.name ?? next.name
  }
}

extension View {
  /// How large the view is in a preview. Outside of one it changes nothing.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewLookKey.self) { $0.layout = value }
  }
  /// What the preview is called. Outside of one it changes nothing.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewLookKey.self) { $0.name = value }
  }
}
