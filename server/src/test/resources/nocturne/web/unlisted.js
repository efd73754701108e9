secret()
