import UIKit

/// The preview options that views set.
struct PreviewLook {
  var layout: PreviewLayout?
  var name: String?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?
}

enum PreviewLookKey: PreferenceKey {
  static var defaultValue: PreviewLook { PreviewLook() }
  static func reduce(value: inout PreviewLook, nextValue: () -> PreviewLook) {
    let next = nextValue()
    value.layout = value.layout ?? next.layout
    value.name = value.name ?? next.name
    value.device = value.device ?? next.device
    value.orientation = value.orientation ?? next.orientation
  }
}

extension View {
  /// Sets the view's size in a preview. It has no effect otherwise.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/previewlayout(_:)
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewLookKey.self) { $0.layout = value }
  }

  /// Sets the preview's name. It has no effect otherwise.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/previewdisplayname(_:)
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewLookKey.self) { $0.name = value }
  }
}
