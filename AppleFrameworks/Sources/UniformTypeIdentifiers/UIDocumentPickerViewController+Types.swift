import UIKit

// UIKit here lies below this module, so that its API which takes types is made here: whoever names a type imports both.

extension UIDocumentPickerViewController {
  /// Makes a picker of files of some types, which the app opens where they lie, or gets copies of.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller/init(foropeningcontenttypes:ascopy:)
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.flatMap(\.identifiersOfConforming), in: asCopy ? .import : .open)
  }

  /// Makes a picker of files of some types, which the app opens where they lie.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}

extension UTType {
  /// The type's own identifier, and those of all declared types that conform to it: files are known by what they are most exactly.
  fileprivate var identifiersOfConforming: [String] {
    [identifier]
      + DeclaredTypes.all.values.map(\.identifier).filter { $0 != identifier && UTType(known: $0).conforms(to: self) }
      .sorted()
  }
}
