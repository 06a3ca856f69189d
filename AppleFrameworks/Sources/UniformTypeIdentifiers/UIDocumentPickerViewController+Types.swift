import UIKit

// In this framework, UIKit does not import this module, so its initializers with types are declared here. Code
// that uses a type imports both modules.

extension UIDocumentPickerViewController {
  /// Creates a picker of files of some types, which the app opens in place or receives as copies.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller/init(foropeningcontenttypes:ascopy:)
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.flatMap(\.identifiersOfConforming), in: asCopy ? .import : .open)
  }

  /// Creates a picker of files of some types, which the app opens in place.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}

extension UTType {
  /// The identifiers of the type and of all declared types that conform to it, because files have their most specific
  /// type.
  fileprivate var identifiersOfConforming: [String] {
    [identifier]
      + DeclaredTypes.all.values.map(\.identifier).filter { $0 != identifier && UTType(known: $0).conforms(to: self) }
      .sorted()
  }
}
