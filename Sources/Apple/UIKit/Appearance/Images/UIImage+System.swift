// Images that the system has for everybody.

extension UIImage {
  /// A plus sign in a circle, for adding.
  public class var add: UIImage { system("plus.circle.fill") }

  /// A minus sign in a circle, for removing.
  public class var remove: UIImage { system("minus.circle.fill") }

  /// Three dots in a circle, for further actions.
  public class var actions: UIImage { system("ellipsis.circle") }

  /// A check mark.
  public class var checkmark: UIImage { system("checkmark") }

  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
