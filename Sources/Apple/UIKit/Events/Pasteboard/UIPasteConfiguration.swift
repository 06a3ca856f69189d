import Foundation

/// The types of data that an object accepts for pasting or dropping.
///
/// - Source: developer.apple.com/documentation/uikit/uipasteconfiguration
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The uniform type identifiers, in order of preference.
  open var acceptableTypeIdentifiers: [String]

  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts the types that a class can be created from.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    super.init()
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// An object that accepts pasted data.
///
/// - Source: developer.apple.com/documentation/uikit/uipasteconfigurationsupporting
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types of data that are accepted; `nil` for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Handles pasted data.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether data would be accepted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

extension UIPasteboard {
  /// The providers of the items on the pasteboard.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipasteboard/itemproviders
  public final var itemProviders: [NSItemProvider] {
    get { providers }
    set { adopt(newValue) }
  }

  private var providers: [NSItemProvider] {
    storedContents.map { item in
      switch item {
      case let provider as NSItemProvider: return provider
      case let image as UIImage: return NSItemProvider(object: image)
      case let url as URL: return Self.provider(of: url.absoluteString, types: ["public.url", "public.plain-text"])
      case let text as String:
        return Self.provider(of: text, types: ["public.utf8-plain-text", "public.plain-text", "public.text"])
      default: return NSItemProvider()
      }
    }
  }

  private static func provider(of text: String, types: [String]) -> NSItemProvider {
    let provider = NSItemProvider()
    for type in types {
      provider.registerDataRepresentation(forTypeIdentifier: type) { completion in
        completion(Data(text.utf8), nil)
        return nil
      }
    }
    return provider
  }
}
