import UIKit

// UIKit here lies below this module, so that its API which takes types is made here: whoever names a type imports both.

extension UIDocumentPickerViewController {
  /// Makes a picker of files of some types, which the app opens where they lie, or gets copies of.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller/init(foropeningcontenttypes:ascopy:)
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// Makes a picker of files of some types, which the app opens where they lie.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}
