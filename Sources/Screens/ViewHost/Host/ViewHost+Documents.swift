import Foundation
import UIKit

extension ViewHost {
  /// The files outside of the app that its user can open: what document pickers show.
  ///
  /// - Default: none.
  public var documents: [URL] {
    get { host.userInterface.documents.files }
    set { host.userInterface.documents.files = newValue }
  }

  /// What the app has had its user put outside of the app.
  public var exportedDocuments: [URL] { host.userInterface.documents.exported }
}
