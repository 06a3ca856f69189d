/// What an action does. It gets the action, whose `sender` says where it came from.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (_ action: UIAction) -> Void
