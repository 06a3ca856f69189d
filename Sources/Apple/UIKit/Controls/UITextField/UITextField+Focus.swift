extension UITextField: FocusGroupOwner {}
