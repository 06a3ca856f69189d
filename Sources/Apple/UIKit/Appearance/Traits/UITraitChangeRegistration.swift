import Foundation

/// What registering for trait changes returns: hand it back to stop being told.
///
/// A registration ends by itself with the object that it was made on.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitchangeregistration
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
