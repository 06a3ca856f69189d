import Foundation

extension Bundle {
  /// Makes the objects of a `.xib` of the bundle and connects them. See ``UINib``, which reads the file once only.
  ///
  /// - Parameters:
  ///   - name: the file's name without `.xib`. A file that is not there stops the program, as on iOS.
  ///   - owner: what the file calls its owner.
  /// - Returns: the top-level objects in the order of the file.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
