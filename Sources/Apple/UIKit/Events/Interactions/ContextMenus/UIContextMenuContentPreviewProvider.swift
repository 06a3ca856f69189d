/// Makes the controller whose view is the preview of a context menu; `nil` for a picture of the view that was touched.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
