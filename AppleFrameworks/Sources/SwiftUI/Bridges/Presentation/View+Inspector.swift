import UIKit

/// A view that displays views beside its content, or in a sheet if space is limited.
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
  /// Displays an inspector beside the view, or in a sheet if space is limited.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    InspectorHolder(content: self, isPresented: isPresented, inspector: content)
  }

  /// Sets the width of the inspector that contains the view, in points. The width of a sheet is not affected.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(_:)
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    InspectorWidth(content: self, width: width)
  }

  /// Sets the width of the inspector that contains the view, in points. Only the ideal width is used.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    InspectorWidth(content: self, width: ideal)
  }
}

/// A view that sets the width of its content unless it is in a sheet.
nonisolated private struct InspectorWidth<Content: View>: View {
  let content: Content
  let width: CGFloat
  @Environment(\.horizontalSizeClass) private var room
  @MainActor var body: some View { content.frame(width: room == .compact ? nil : width) }
}
