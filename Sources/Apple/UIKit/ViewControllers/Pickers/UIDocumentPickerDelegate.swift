import Foundation

/// An object that is told about the documents that the user chooses. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user chose documents, or the destination of exported ones.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Tells the delegate that the user canceled the picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Tells the delegate that the user chose a document, in the form of iOS 10 and earlier.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
