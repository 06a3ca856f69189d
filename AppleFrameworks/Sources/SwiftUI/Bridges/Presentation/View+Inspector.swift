import UIKit

/// Shows views beside the content, or in a sheet where there is little room.
nonisolated private struct InspectorHolder<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @Environment(\.horizontalSizeClass) private var width

  @MainActor var body: some View {
    if width == .compact {
      content.sheet(isPresented: isPresented, content: inspector)
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider()
          inspector().frame(width: 270).frame(maxHeight: .infinity).transition(.move(edge: .trailing))
        }
      }
    }
  }
}

extension View {
  /// Shows views about the view beside it, or in a sheet where there is little room.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    InspectorHolder(content: self, isPresented: isPresented, inspector: content)
  }

  /// Sets the width of the inspector that contains the view, in points. A sheet has its own.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(_:)
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    InspectorWidth(content: self, width: width)
  }

  /// Sets the width of the inspector that contains the view. It has the ideal one.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    InspectorWidth(content: self, width: ideal)
  }
}

/// Sets a width unless the content is in a sheet.
nonisolated private struct InspectorWidth<Content: View>: View {
  let content: Content
  let width: CGFloat
  @Environment(\.horizontalSizeClass) private var room
  @MainActor var body: some View { content.frame(width: room == .compact ? nil : width) }
}
