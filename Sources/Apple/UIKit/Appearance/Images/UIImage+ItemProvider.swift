import Foundation
import FoundationSupplement

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// - Source: developer.apple.com/documentation/uikit/uiimage (conforms to)
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.heic", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSError(
        domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unavailableCoercionError.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Cannot create a \(Self.self) from data of type \(typeIdentifier)"])
    }
    return image
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}
