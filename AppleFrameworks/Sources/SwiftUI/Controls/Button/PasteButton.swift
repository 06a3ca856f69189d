import CoreTransferable
import UIKit
import UniformTypeIdentifiers

/// A button that reads the pasteboard. It is disabled while the pasteboard has no values of its type.
///
/// - Source: developer.apple.com/documentation/swiftui/pastebutton
public struct PasteButton: View {
  private let types: [UTType]
  nonisolated(unsafe) private let paste: @MainActor ([NSItemProvider]) -> Void
  @State private var changes = 0

  /// Creates a button for item providers.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - payloadAction: A closure that receives the items of the pasteboard with one of the types.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/pastebutton/init(supportedcontenttypes:payloadaction:)
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    types = supportedContentTypes
    nonisolated(unsafe) let action = payloadAction
    paste = { action($0) }
  }

  /// Creates a button for values.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: A closure that receives the values. It is called when they are imported.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/pastebutton/init(payloadtype:onpaste:)
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @Sendable ([T]) -> Void) {
    types = T.importedTypes
    paste = { providers in
      Task { @MainActor in
        var values: [T] = []
        for provider in providers {
          if let value = try? await T.value(from: provider) { values.append(value) }
        }
        if !values.isEmpty { onPaste(values) }
      }
    }
  }

  private var providers: [NSItemProvider] {
    UIPasteboard.general.itemProviders.filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }

  /// The content of the view.
  public var body: some View {
    // The number of changes makes the button follow the pasteboard.
    let _ = changes
    Button {
      paste(providers)
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(providers.isEmpty)
    .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in changes += 1 }
  }
}
