extension UIView: UILargeContentViewerItem {}
